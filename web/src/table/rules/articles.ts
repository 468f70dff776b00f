import type { ArticleInfo } from "../../lib/protocol";

/** Shows how the game is played, where the id of an article would show the article. */
export const HOW_TO_PLAY = "how-to-play";

export interface Section {
  id: string;
  title: string;
  articles: ArticleInfo[];
}

/** Articles section by section, in the order of the rules. */
export function sections(articles: readonly ArticleInfo[]): Section[] {
  const found = new Map<string, Section>();
  for (const article of articles) {
    const { section: id, title } = article;
    const known = found.get(id);
    if (known) known.articles.push(article);
    else found.set(id, { id, title, articles: [article] });
  }
  return [...found.values()];
}

/** The id without the game in front: 'explore.3', 'box.f.2'. */
export function shortId(id: string): string {
  return id.slice(id.indexOf(".") + 1);
}

/** The article of an id, with or without the game's name before it. */
export function byId(articles: readonly ArticleInfo[], id: string): ArticleInfo | undefined {
  const wanted = id.trim().toLowerCase();
  return articles.find((article) => wanted === article.id || wanted === shortId(article.id));
}

/** The article with this id, a section by its name, else those in which all the words are found. */
export function lookedUp(articles: readonly ArticleInfo[], words: string): ArticleInfo[] {
  const wanted = words.trim().toLowerCase();
  const exact = byId(articles, wanted);
  if (exact) return [exact];
  const section = articles.filter(
    (article) => wanted === article.section || wanted === article.title.toLowerCase(),
  );
  if (section.length > 0) return section;
  const parts = wanted.split(/\s+/);
  return articles.filter((article) => {
    const text = `${shortId(article.id)} ${article.title} ${article.text}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}

export interface Piece {
  kind: "text" | "code" | "em" | "strong";
  text: string;
}

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*/g;

/** A text with its few marks (`code`, *emphasis*, **strong**) in pieces. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  const plain = (to: number) => {
    if (to > end) found.push({ kind: "text", text: text.slice(end, to) });
  };
  for (const match of text.matchAll(MARKS)) {
    plain(match.index);
    const [all, code, strong, em] = match;
    if (code !== undefined) found.push({ kind: "code", text: code });
    else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else found.push({ kind: "em", text: em! });
    end = match.index + all.length;
  }
  plain(text.length);
  return found;
}
