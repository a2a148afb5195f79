import { guessColumns, type FieldWords } from '#app/imports/contract/column_guesses'

/** What a column of a list of leads can be. */
const FIELDS = {
  email: { label: 'Email', columns: 'email emailaddress mail primaryemail email1 correo' },
  name: { label: 'Name', columns: 'name fullname leadname contactname contact nome' },
  first_name: { label: 'First name', columns: 'firstname givenname vorname first' },
  last_name: { label: 'Last name', columns: 'lastname surname familyname nachname last' },
  phone: {
    label: 'Phone',
    columns: 'phone mobile phonenumber mobilephone cell cellphone telephone phone1 telefon',
  },
  stage: { label: 'Stage', columns: 'stage leadstage status leadstatus pipelinestage' },
  note: {
    label: 'Note',
    columns: 'notes note comments comment background description',
    isRepeatable: true,
  },
} as const satisfies Record<string, FieldWords>

export type LeadField = keyof typeof FIELDS

/** Each column's field, by position; null for ignored columns. */
export type LeadMapping = (LeadField | null)[]

export const LEAD_FIELDS = Object.entries<FieldWords>(FIELDS).map(
  ([field, { label, isRepeatable }]) => ({ field: field as LeadField, label, isRepeatable })
)

export function isLeadField(name: unknown): name is LeadField {
  return typeof name === 'string' && Object.hasOwn(FIELDS, name)
}

export function guessLeadMapping(columns: readonly string[]): LeadMapping {
  return guessColumns<LeadField>(columns, FIELDS)
}

export function labelOfLeadField(field: LeadField): string {
  return FIELDS[field].label
}
