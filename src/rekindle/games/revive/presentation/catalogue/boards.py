"""Catalogue entries of Revive for reward spaces, tribe boards and artifacts."""

from __future__ import annotations

from rekindle.games.revive.content.language import Category, Technology
from rekindle.games.revive.engine.constants import ARTIFACTS, COLOURS, MINOR, TECHNOLOGIES
from rekindle.games.revive.presentation import cards as text
from rekindle.games.revive.presentation.catalogue.articles import (
    REWARD_ARTICLES,
    category_articles,
    technology_articles,
    tribe_articles,
)
from rekindle.games.revive.presentation.catalogue.look import Texts, look
from rekindle.games.revive.presentation.catalogue.structs import (
    ArtifactCardFace,
    ArtifactFace,
    CategoryFace,
    RewardFace,
    TechnologyFace,
    TribeFace,
)
from rekindle.games.revive.presentation.view import ARTIFACT_NAMES
from rekindle.games.revive.presentation.words import artifact_card_name, technology, tribe_name
from rekindle.kernel.catalogue import Card
from rekindle.kernel.signs import SignRow


class BoardTexts(Texts):
    """Builds the entries for what is printed on boards, and for artifacts."""

    def rewards(self) -> dict[str, Card[RewardFace]]:
        found = {}
        for reward in self.pack.components("reward"):
            needs = {name: getattr(reward, name) for name in COLOURS if getattr(reward, name)}
            said = self.say(text.reward_message(self.setting, reward))
            found[reward.id] = look(
                name=self.word(f"reward-{reward.kind}"),
                kind=self.word("kind-reward"),
                text=text.reward_text(self.setting, reward.id, self.language),
                articles=["tracks.1", "tracks.2", REWARD_ARTICLES[reward.kind]],
                source=reward.source,
                face=RewardFace(
                    kind=reward.kind,
                    colour=reward.colour,
                    machine=reward.machine,
                    needs=needs,
                    text=said,
                    points=self.numbers.card_bonus,
                ),
            )
        return found

    def tribes(self) -> dict[str, Card[TribeFace]]:
        found = {}
        for number, board in enumerate(self.pack.components("tribe")):
            found[board.id] = look(
                name=self.say(tribe_name(self.setting, number)),
                kind=self.word("kind-tribe"),
                text=text.tribe_text(self.setting, board.id, self.language),
                articles=[*tribe_articles(board), "effects.4", "effects.5", "populate.4"],
                source=board.source,
                face=TribeFace(board.tribe, board.side, self.signs.of(board.ability), board.tiles),
            )
        return found

    def technologies(self) -> dict[str, Card[TechnologyFace]]:
        """By board and place: `nadair-sun-root`."""
        found = {}
        for number, board in enumerate(self.pack.components("tribe")):
            for place, name in enumerate(TECHNOLOGIES):
                one = technology(self.setting, number, place)
                found[f"{board.id}-{name}"] = look(
                    name=getattr(one.name, self.language),
                    kind=self.word("kind-technology"),
                    text=text.technology_text(self.setting, board.id, name, self.language),
                    articles=["populate.2", "populate.4", *technology_articles(one)],
                    source=board.source,
                    face=TechnologyFace(one.cost, one.points, self.technology_signs(one)),
                )
        return found

    def technology_signs(self, one: Technology) -> SignRow:
        amounts = {
            "temple_range": self.numbers.temple_range,
            "falcon_resources": self.numbers.falcon_resources,
        }
        return self.signs.technology(one, amounts)

    # Artifacts

    def artifact_cards(self) -> dict[str, Card[ArtifactCardFace]]:
        return {
            card.id: look(
                name=self.say(artifact_card_name(card.id)),
                kind=self.word("kind-artifact-card"),
                text=text.artifact_card_text(self.setting, card.id, self.language),
                articles=[
                    "artifact-cards.1",
                    "scoring.7",
                    *(
                        article
                        for name in ARTIFACTS[:MINOR]
                        for article in category_articles(getattr(card, name).category)
                    ),
                ],
                source=card.source,
                face=ArtifactCardFace(
                    self.category(card.purple),
                    self.category(card.orange),
                    self.category(card.white),
                ),
            )
            for card in self.pack.components("artifact-card")
        }

    def category(self, scored: Category) -> CategoryFace:
        told = self.say(text.category(scored.category, scored.points))
        return CategoryFace(scored.category, scored.points, told)

    def artifacts(self) -> dict[str, Card[ArtifactFace]]:
        return {
            name: look(
                name=self.say(text.artifact_noun(kind)),
                kind=self.word("kind-artifact"),
                text=self.word(
                    "about-minor" if kind == MINOR else "about-artifact",
                    points=self.numbers.minor_artifact,
                ),
                articles=["artifacts.2", "scoring.5"]
                if kind == MINOR
                else ["artifacts.1", "scoring.7", "end.1"],
                source=self.pack.components("artifact")[0].source,
                face=ArtifactFace(name),
            )
            for kind, name in enumerate(ARTIFACT_NAMES)
        }
