import { columnFields, type FieldWords } from '#app/imports/column_fields'

const PERSON_FIELDS = {
  email: {
    label: 'Email',
    columns:
      'email emailaddress mail primaryemail email1 email1value email1address emailhome homeemail personalemail workemail contactemail correo correoelectronico emailprincipale indirizzoemail indirizzomail posta adressemail courriel adresseemail mailadresse emailadresse emailadres',
  },
  name: {
    label: 'Name',
    columns:
      'name fullname leadname contactname contact displayname nome fileas nominativo nomecompleto nombrecompleto nomcomplet vollstandigername naam nom',
  },
  first_name: {
    label: 'First name',
    columns: 'firstname givenname vorname first prenom nombre nomepersona voornaam primeironome',
  },
  middle_name: { label: 'Middle name', columns: 'middlename additionalname secondname' },
  last_name: {
    label: 'Last name',
    columns:
      'lastname surname familyname nachname last cognome nomdefamille apellido apellidos achternaam sobrenome apelido',
  },
  phone: {
    label: 'Phone',
    columns:
      'phone mobile phonenumber mobilephone cell cellphone cellphone1 telephone phone1 phone1value primaryphone homephone businessphone workphone telefon telefonnummer handy mobil telefono cellulare movil telefonomovil portable telemovel celular telefoon telefoonnummer',
  },
} satisfies Record<string, FieldWords>

/** What a column of a list of contacts can be. */
export const CONTACT_FIELDS = columnFields({
  ...PERSON_FIELDS,
  address: {
    label: 'Street and number',
    columns:
      'address streetaddress mailingaddress address1 addressline1 street fulladdress address1street homestreet homeaddress primaryaddress address1formatted businessstreet indirizzo via strasse anschrift adresse rue direccion calle endereco morada adres straat',
  },
  city: {
    label: 'Town',
    columns:
      'city town ort citta address1city homecity primarycity mailingcity businesscity comune stadt ville ciudad poblacion cidade plaats woonplaats',
  },
  state: {
    label: 'Region or state',
    columns:
      'state province region county canton address1state address1region homestate primarystate mailingstate businessstate provincia bundesland',
  },
  zip: {
    label: 'Postal code',
    columns:
      'zip zipcode postalcode postcode plz cap address1zip address1postalcode homepostalcode primaryzip mailingzip businesspostalcode postleitzahl codepostal codigopostal',
  },
  country: {
    label: 'Country',
    columns:
      'country countryname land address1country homecountryregion homecountry businesscountryregion paese nazione pays pais',
  },
  latitude: { label: 'Latitude', columns: 'latitude lat' },
  longitude: { label: 'Longitude', columns: 'longitude lng lon long' },
  tags: {
    label: 'Tags',
    columns:
      'tags tag labels label groups group groupmembership list category categories hashtags etichette kategorien kategorie etiquettes etiquetas',
    isRepeatable: true,
  },
  time_zone: { label: 'Time zone', columns: 'timezone tz' },
})

export type ContactField = (typeof CONTACT_FIELDS.offered)[number]['field']

/** Each column's field, by position; null for ignored columns. */
export type ContactMapping = (ContactField | null)[]

/** What a column of a list of leads can be. */
export const LEAD_FIELDS = columnFields({
  ...PERSON_FIELDS,
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
