import type { Extension } from '#app/kernel/modules/module'

const names = new Map<string, string>()

/**
 * Declares plain names for fields whose wire names differ: `{ zip: 'postal code' }`. A name for one
 * path only (`property.type`) goes before one for all fields of that name.
 */
export function fieldNames(words: Record<string, string>): Extension {
  return () => {
    for (const [field, name] of Object.entries(words)) names.set(field, name)
  }
}

/** All that are declared, for a thread that explains errors by itself. */
export function declaredFieldNames(): Record<string, string> {
  return Object.fromEntries(names)
}

/**
 * The plain name of a wire field: `property.year_built` is "year built", `options.customPrompt`
 * "custom prompt", `images.2` "images".
 */
export function fieldName(path: string): string {
  const parts = path.split('.').filter((part) => !/^(\d+|\*)$/.test(part))
  const field = parts.at(-1) ?? ''
  return names.get(parts.join('.')) ?? names.get(field) ?? spelledOut(field)
}

function spelledOut(field: string): string {
  const words = field.replace(/([a-z\d])([A-Z])/g, '$1 $2').split(/[\s_-]+/)
  return words.join(' ').toLowerCase() || 'this'
}
