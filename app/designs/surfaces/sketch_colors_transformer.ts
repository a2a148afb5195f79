import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Finish, Look } from '#app/redesign/looks/look'
import { mixOklab, oklabToHex } from '#app/redesign/looks/oklab'

/** Main colors of a look's finishes, for a sketch in the browser; null stays as it is. */
export default class SketchColorsTransformer extends BaseTransformer<Look> {
  toObject() {
    const { floor, walls, ceiling } = this.resource
    return {
      floor: floor && colorOf(floor),
      walls: walls && colorOf(walls),
      ceiling: ceiling && oklabToHex(ceiling),
    }
  }
}

function colorOf({ colors: [first, second = first] }: Finish<string>): string {
  return oklabToHex(mixOklab(first, second, 0.35))
}
