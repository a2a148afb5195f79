import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

/** A module adds the names of its own here, and declares them with `imagePurpose`. */
export interface ImagePurposes {
  property: true
}

export type ImagePurpose = keyof ImagePurposes

interface DeclaredPurpose {
  purpose: ImagePurpose
  isPrivate: boolean
}

export const imagePurposes = new Registry('purposes of images', {
  key: ({ purpose }: DeclaredPurpose) => purpose,
})

/**
 * Declares what images are for.
 * @param purpose permanent: stored and sent
 * @param isPrivate visible to their owner, and to people a viewer rule admits
 */
export function imagePurpose(purpose: ImagePurpose, { isPrivate = false } = {}): Extension {
  return imagePurposes.adds({ purpose, isPrivate })
}

/** @throws Error if no module declares it */
export function isPrivatePurpose(purpose: ImagePurpose): boolean {
  const declared = imagePurposes.find(purpose)
  if (!declared) throw new Error(`No module declares images for ${purpose}.`)
  return declared.isPrivate
}
