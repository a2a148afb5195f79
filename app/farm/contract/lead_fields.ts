import { columnFields } from '#app/imports/contract/column_fields'

/** What a column of a list of leads can be. */
export const LEAD_FIELDS = columnFields({
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
})

export type LeadField = (typeof LEAD_FIELDS.offered)[number]['field']

/** Each column's field, by position; null for ignored columns. */
export type LeadMapping = (LeadField | null)[]
