import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

interface FieldWords {
  field: string
  words: string
}

const names = new Registry('names of fields', { key: ({ field }: FieldWords) => field })

/**
 * Declares plain names for fields whose wire names differ: `{ zip: 'postal code' }`. A name for one
 * path only (`property.type`) goes before one for all fields of that name.
 * A choice between yes and no begins with "whether": "Choose whether to publish."
 */
export function fieldNames(named: Record<string, string>): Extension {
  return names.adds(...Object.entries(named).map(([field, words]) => ({ field, words })))
}

/** All that are declared, for a thread that explains errors by itself. */
export function declaredFieldNames(): Record<string, string> {
  return Object.fromEntries(names.list().map(({ field, words }) => [field, words]))
}

/**
 * The plain name of a wire field: `property.year_built` is "year built", `options.customPrompt`
 * "custom prompt", `images.2` "images".
 */
export function fieldName(path: string): string {
  const parts = path.split('.').filter((part) => !/^(\d+|\*)$/.test(part))
  const field = parts.at(-1) ?? ''
  const named = names.find(parts.join('.')) ?? names.find(field)
  return named?.words ?? spelledOut(field)
}

function spelledOut(field: string): string {
  const words = field.replace(/([a-z\d])([A-Z])/g, '$1 $2').split(/[\s_-]+/)
  return words.join(' ').toLowerCase() || 'this'
}
