import { columnFields } from '#app/imports/column_fields'

/** What a column of a list of contacts can be. */
export const CONTACT_FIELDS = columnFields({
  email: { label: 'Email', columns: 'email emailaddress mail primaryemail email1 correo' },
  name: { label: 'Name', columns: 'name fullname contactname contact displayname nome' },
  first_name: { label: 'First name', columns: 'firstname givenname vorname first' },
  last_name: { label: 'Last name', columns: 'lastname surname familyname nachname last' },
  phone: {
    label: 'Phone',
    columns: 'phone mobile phonenumber mobilephone cell cellphone telephone phone1 telefon',
  },
  address: {
    label: 'Street and number',
    columns: 'address streetaddress mailingaddress address1 addressline1 street fulladdress',
  },
  city: { label: 'Town', columns: 'city town ort citta' },
  state: { label: 'Region or state', columns: 'state province region county canton' },
  zip: { label: 'Postal code', columns: 'zip zipcode postalcode postcode plz cap' },
  country: { label: 'Country', columns: 'country countryname land' },
  latitude: { label: 'Latitude', columns: 'latitude lat' },
  longitude: { label: 'Longitude', columns: 'longitude lng lon long' },
  tags: {
    label: 'Tags',
    columns: 'tags tag labels groups group list category',
    isRepeatable: true,
  },
  time_zone: { label: 'Time zone', columns: 'timezone tz' },
})

export type ContactField = (typeof CONTACT_FIELDS.offered)[number]['field']

/** Each column's field, by position; null for ignored columns. */
export type ContactMapping = (ContactField | null)[]

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
