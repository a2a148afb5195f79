export const ACCOUNT_TYPES = [
  { value: 'member', label: 'Member', hint: 'Browse, save and redesign' },
  { value: 'realtor', label: 'Realtor', hint: 'List and sell homes' },
  { value: 'designer', label: 'Interior designer', hint: 'Show your work' },
]

export const SAMPLE_SECTORS = [
  { value: 'residential', label: 'Residential' },
  { value: 'commercial', label: 'Commercial' },
  { value: 'land', label: 'Land', hint: 'from 1,000 m²' },
  { value: 'island', label: 'Islands', isDisabled: true },
]

export const SAMPLE_CURRENCIES = [
  { code: 'EUR', name: 'Euro' },
  { code: 'USD', name: 'United States dollar' },
  { code: 'CHF', name: 'Swiss franc' },
  { code: 'GBP', name: 'Pound sterling' },
  { code: 'BTC', name: 'Bitcoin' },
]

const PLACES = [
  { name: 'Portofino', country: 'Italy' },
  { name: 'Porto', country: 'Portugal' },
  { name: 'Portland', country: 'United States' },
  { name: 'Sylt', country: 'Germany' },
  { name: 'Aspen', country: 'United States' },
]

/** Simulates a search on the server. */
export async function searchSamplePlaces(query: string) {
  return PLACES.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase()))
}

export const SAMPLE_LISTINGS = [
  { id: 1, name: 'Casa Livia', place: 'Portofino', price: 1_250_000, currency: 'EUR', views: 1204 },
  { id: 2, name: 'Weststrand 9', place: 'Sylt', price: 890_000, currency: 'EUR', views: 640 },
  { id: 3, name: 'Aspen Row', place: 'Aspen', price: 3_400_000, currency: 'USD', views: 58 },
]
