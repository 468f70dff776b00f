import type { Sign } from "../../../lib/signs/sign";

/** What an ability answers, as signs; nothing for what may be used at any time. */
const TRIGGERS: Record<string, Sign> = {
  relicube: { icon: "relicube", tint: "any" },
  vault: { icon: "vault" },
  "follower-cost": { icon: "follower", n: -1 },
  excavate: { icon: "excavate" },
  camp: { icon: "camp" },
  production: { icon: "production" },
  chip: { icon: "chip" },
  keycard: { icon: "keycard" },
  "vault-reward": { icon: "vault" },
};

export function abilitySigns(ability: { signs: Sign[]; trigger: string }): Sign[] {
  const trigger = TRIGGERS[ability.trigger];
  return trigger === undefined ? ability.signs : [trigger, ":", ...ability.signs];
}
