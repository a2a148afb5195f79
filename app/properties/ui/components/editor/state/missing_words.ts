import type { PublishField } from '#app/properties/missing_for_publish'

/** What is missing, in the words of "One thing left before it can be published: a price". */
const WORDS: Record<PublishField, string> = {
  name: 'name',
  price: 'price',
  currency: 'currency',
  type: 'kind of home',
  address: 'place',
  images: 'photographs',
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

/** What is left, in the order in which the steps ask for it. */
export function missingThings(missing: Partial<Record<PublishField, string>>): MissingThing[] {
  const order: PublishField[] = ['name', 'type', 'address', 'price', 'currency', 'images']
  return order.filter((field) => missing[field]).map((field) => ({ field, word: WORDS[field] }))
}

/** "Two things left": what the sentence about the missing things begins with. */
export function countLeft(count: number): string {
  return `${COUNTS[count] ?? `${count} things`} left`
}
