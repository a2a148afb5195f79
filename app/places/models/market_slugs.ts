import { foldText } from '#app/common/contract/fold_text'
import type { MarketPlace } from '#app/places/models/market'

/** Slugs for a market, best first: `portofino`, `portofino-liguria`, `portofino-liguria-it`. */
export function marketSlugs({
  name,
  state,
  countryCode,
}: Pick<MarketPlace, 'name' | 'state' | 'countryCode'>): string[] {
  const parts = [name, state, countryCode].map((part) => foldText(part).replaceAll(' ', '-'))
  const [first, ...rest] = [parts[0] || 'market', ...parts.slice(1).filter(Boolean)]
  return rest.reduce((slugs, part) => [...slugs, `${slugs.at(-1)}-${part}`], [first])
}
