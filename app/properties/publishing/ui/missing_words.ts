import type { PublishField } from '#app/properties/publishing/missing_for_publish'

const WORDS: Record<PublishField, string> = {
  name: 'name',
  price: 'price',
  currency: 'currency',
  type: 'property type',
  address: 'location',
  images: 'photos',
}

const COUNTS = [
  'Nothing',
  'One thing',
  'Two things',
  'Three things',
  'Four things',
  'Five things',
  'Six things',
]

export interface MissingThing {
  field: PublishField
  word: string
}

/** In the order of the steps. */
export function missingThings(missing: Partial<Record<PublishField, string>>): MissingThing[] {
  const order: PublishField[] = ['name', 'type', 'address', 'price', 'currency', 'images']
  return order.filter((field) => missing[field]).map((field) => ({ field, word: WORDS[field] }))
}

/** `Two things left` */
export function countLeft(count: number): string {
  return `${COUNTS[count] ?? `${count} things`} left`
}
