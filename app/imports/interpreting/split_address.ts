import type { ImportValues } from '#app/imports/import_fields'

type Parts = Pick<ImportValues, 'address' | 'city' | 'state' | 'zip' | 'country'>

const FORMS: { shape: RegExp; parts: (found: string[]) => Parts }[] = [
  {
    // 12 Elm Street, Katy, TX 77494, USA
    shape: /^(.+?),\s*([^,\d]+),\s*([A-Z]{2})\.?,?\s+(\d{5}(?:-\d{4})?)(?:,\s*([^,\d]+))?$/,
    parts: ([address, city, state, zip, country = 'US']) => ({
      address,
      city,
      state,
      zip,
      country,
    }),
  },
  {
    // 9 Mews Lane, London SW1A 1AA, United Kingdom
    shape: /^(.+?),\s*([^,\d]+?),?\s+([A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})(?:,\s*([^,\d]+))?$/,
    parts: ([address, city, zip, country = 'GB']) => ({ address, city, zip, country }),
  },
  {
    // Prinsengracht 263, 1016 GV Amsterdam
    shape: /^(.+?),\s*(\d{4}\s?[A-Z]{2})\s+([^,\d()]{3,}?)(?:,\s*([^,\d]+))?$/,
    parts: ([address, zip, city, country]) => ({ address, zip, city, country }),
  },
  {
    // Via Roma 12, 16038 Santa Margherita Ligure (GE), Italy
    shape:
      /^(.+?),\s*(?:[A-Z]{1,2}-)?(\d{4,5})\s+([^,\d()]+?)(?:\s+\(?([A-Z]{2})\)?)?(?:,\s*([^,\d]+))?$/,
    parts: ([address, zip, city, state, country]) => ({ address, zip, city, state, country }),
  },
]

const MAX_CHARACTERS = 300

/** An address in a single cell, taken apart if it has a form that we know; null otherwise. */
export function splitAddress(text: string): Parts | null {
  if (text.length > MAX_CHARACTERS) return null
  for (const { shape, parts } of FORMS) {
    const found = shape.exec(text.trim())
    if (found) return parts(found.slice(1))
  }
  return null
}
