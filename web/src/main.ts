import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/things.css";
import App from "./App.svelte";
import { showTheme } from "./lib/ui/theme.svelte";
import { firstLanguage, setLanguage } from "./lib/i18n/words.svelte";

showTheme();
// Load the language first, so that nothing is shown in another one.
await setLanguage(firstLanguage()).catch(() => setLanguage("en"));
mount(App, { target: document.getElementById("page")! });
