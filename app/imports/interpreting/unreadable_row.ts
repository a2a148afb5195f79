import { errors } from '@vinejs/vine'
import { IMPORT_FIELDS, type ImportField } from '#app/imports/import_fields'
import { HttpError } from '#app/kernel/exceptions/http_error'

export interface Problem {
  sentence: string
  /** whose cell is at fault, if it is one */
  field: ImportField | null
}

/** A row that can’t become a listing, with one sentence per reason. */
export class UnreadableRow extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ sentence }) => sentence).join(' '))
  }

  get sentences(): string[] {
    return this.problems.map(({ sentence }) => sentence)
  }

  /** The fields whose cells can be mended. */
  get faults(): ImportField[] {
    return [...new Set(this.problems.flatMap(({ field }) => field ?? []))]
  }
}

const OTHER_NAMES: Record<string, ImportField> = {
  address_line_2: 'unit',
  area_unit: 'living_area_unit',
  country_code: 'country',
}

/** The import's field for a validator's path, such as `property.accepted_currencies.0`. */
export function fieldOfPath(path: string): ImportField | null {
  const [, name = ''] = path.split('.')
  return OTHER_NAMES[name] ?? (IMPORT_FIELDS.has(name) ? name : null)
}

/** Why a row can't become a listing, in sentences; null if it's nothing that a person can mend. */
export function reasonsOf(error: unknown): string[] | null {
  if (error instanceof UnreadableRow) return error.sentences
  if (error instanceof HttpError) return [error.message]
  if (!(error instanceof errors.E_VALIDATION_ERROR)) return null
  return error.messages.map(({ message }: { message: string }) => message)
}
