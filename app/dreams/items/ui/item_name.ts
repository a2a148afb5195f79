import { cutShort } from '#app/kit/display/cut_short'
import type { Item } from '#app/dreams/ui/dream_api'

const KINDS = {
  wish: 'Wish',
  note: 'Note',
  image: 'Photo',
  design: 'Design',
  property: 'Listing',
} as const

const MAX_CHARACTERS = 60

/** For screen readers: “Wish: A window seat”. */
export function itemName({ kind, content }: Item): string {
  const { text, preview, image, design, property, url } = content
  const words = property?.name ?? design?.title ?? text ?? preview?.title ?? image?.alt ?? url ?? ''
  return words ? `${KINDS[kind]}: ${cutShort(words, MAX_CHARACTERS)}` : KINDS[kind]
}
