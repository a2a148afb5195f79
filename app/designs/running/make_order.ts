import { allWishes } from '#app/designs/all_wishes'
import { PHOTOGRAPH_GONE, REFUSED_PICTURE } from '#app/designs/failure_words'
import type { DesignOrder } from '#app/designs/engines/design_engine'
import { DesignFailure } from '#app/designs/engines/design_failure'
import type Design from '#app/designs/models/design'
import { readForEngine } from '#app/designs/pictures/read_picture'
import { findCorrections } from '#app/designs/queries/find_corrections'
import { checkContent } from '#app/designs/safety/check_content'

/**
 * What an engine is asked for.
 *
 * @throws DesignFailure when the photograph was deleted, or is not one to work with
 */
export async function makeOrder(design: Design): Promise<DesignOrder> {
  const { id, originalImage, correctedAt, options, seed } = design
  if (!originalImage) throw new DesignFailure(PHOTOGRAPH_GONE, false)
  const image = await readForEngine(originalImage)
  const { isAllowed } = await checkContent(image)
  if (!isAllowed) throw new DesignFailure(REFUSED_PICTURE, false)
  return {
    image,
    options: { ...options, customPrompt: allWishes(design) },
    seed,
    corrections: correctedAt && (await findCorrections(id)),
  }
}
