import { contentThreshold } from '#config/design'
import { combinedWishes } from '#app/designs/models/combined_wishes'
import { PHOTOGRAPH_GONE, REFUSED_PICTURE } from '#app/designs/contract/failure_words'
import type { DesignOrder } from '#app/redesign/engine/design_engine'
import { DesignFailure } from '#app/redesign/engine/design_failure'
import type Design from '#app/designs/models/design'
import { readForEngine } from '#app/designs/pictures/read_picture'
import { isOfRestyle } from '#app/designs/restyles/policies/is_of_restyle'
import { findCorrections } from '#app/designs/surfaces/queries/find_corrections'
import { checkContent } from '#app/redesign/safety/check_content'

/** @throws DesignFailure if the photo was deleted or is unusable */
export async function makeOrder(design: Design): Promise<DesignOrder> {
  const { id, originalImage, correctedAt, options, seed } = design
  if (!originalImage) throw new DesignFailure(PHOTOGRAPH_GONE, false)
  const image = await readForEngine(originalImage)
  if (await isRefused(image)) throw new DesignFailure(REFUSED_PICTURE, false)
  return {
    image,
    options: { ...options, customPrompt: combinedWishes(design) },
    seed,
    corrections: correctedAt && (await findCorrections(id)),
    sharesLook: await isOfRestyle(id),
  }
}

async function isRefused(image: Buffer): Promise<boolean> {
  if (contentThreshold === 1) return false
  return !(await checkContent(image)).isAllowed
}
