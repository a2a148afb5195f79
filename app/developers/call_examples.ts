/** Bodies of the calls that programs need first, by route. Validators check them in a test. */
export const callExamples: Record<string, object> = {
  'handle_checks.store': { handle: 'livia_conti' },
  'users.update': { user: { name: 'Livia Conti', bio: 'Homes by the sea.', type: 'realtor' } },
  'api.properties.store': { property: { name: 'Casa Livia' } },
  'api.properties.update': {
    property: {
      name: 'Casa Livia',
      description: 'A house by the sea, with a walled garden.',
      type: 'villa',
      price: 1_250_000,
      currency: 'EUR',
      address: 'Via del Molo 7',
      city: 'Portofino',
      country: 'Italy',
      country_code: 'IT',
      latitude: 44.3036,
      longitude: 9.2098,
      bedrooms: 3,
      bathrooms: 2,
    },
  },
  'api.publications.update': { publish: true },
  'api.saved_searches.store': {
    saved_search: {
      name: 'By the sea',
      query: { latitude: '44.3', longitude: '9.2', radius: '10', min_price: '100000' },
      frequency: 'daily',
    },
  },
  'api.chats.store': { user_ids: [7], message: 'Is the garden walled?' },
  'api.messages.store': { content: 'Yes, on three sides.', client_id: 'answer-1' },
  'api.leads.store': {
    lead: { name: 'Noah Berg', email: 'noah@example.com', note: 'Met at the fair' },
  },
  'api.leads.update': { lead: { stage: 'contacted' } },
  'markets.store': { market: { id: 12 } },
  'teams.store': { team: { name: 'Rinaldi & Figli', handle: 'rinaldi_figli', type: 'brokerage' } },
  'webhooks.store': {
    webhook: { url: 'https://hooks.example/vesta', events: ['property.published'] },
  },
  'api.designs.favorite': { favorite: true },
}
