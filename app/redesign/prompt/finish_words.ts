import type { DesignOptions } from '#app/redesign/contract/design_options'
import { combineLook } from '#app/redesign/looks/combine_look'
import type { Finish, Oklab } from '#app/redesign/looks/look'
import { oklabToHex } from '#app/redesign/looks/oklab'

const TEXTILES = 3

/**
 * The finishes of a look with their colors, for a model that sees one room at a time and has to
 * repeat them in the next.
 */
export function finishWords(options: DesignOptions, seed: number): string {
  const { look } = combineLook(options, seed)
  const parts = [
    finish('floor', look.floor),
    finish('walls', look.walls),
    finish('one wall', look.accentWall),
    look.ceiling && `ceiling ${oklabToHex(look.ceiling)}`,
    finish('rug', look.rug),
    `wood ${oklabToHex(look.wood)}`,
    `upholstery ${hexes(look.textiles.slice(0, TEXTILES))}`,
    `curtains ${oklabToHex(look.curtains)}`,
  ].filter((part) => part !== null)
  return `Finishes, the same in every room of this home, for what the room has of it: ${parts.join('; ')}.`
}

function finish(name: string, given: Finish<string> | null): string | null {
  return given && `${name} ${given.pattern} ${hexes(given.colors)}`
}

function hexes(colors: readonly Oklab[]): string {
  return colors.map(oklabToHex).join(' and ')
}
