// Long because: a line for each call that takes JSON

const LOOK = { roomType: 'living-room', theme: 'japandi', colors: ['sage'], customPrompt: 'Oak' }

const PHOTO = 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/'

const SPOT = {
  caption: 'Morning on the terrace @ava #riviera',
  place: { name: 'Camogli', latitude: 44.35, longitude: 9.15 },
  slides: [{ image_id: 21 }, { video_id: 4, starts_at: 2, ends_at: 9.5 }],
  status: 'publish',
}

const TEXT = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'The wall is gone.' }] }],
}

const OPEN_HOUSE = {
  starts_at: '2027-03-07T10:30',
  ends_at: '2027-03-07T12:30',
  hosts: [],
  capacity: 12,
  notes: 'Ring twice.',
}

const HARBOR = {
  name: 'Harbor',
  polygon: [
    [9.2, 44.3],
    [9.22, 44.3],
    [9.21, 44.31],
  ],
}

const CONTACT = { name: 'Noah Berg', email: 'noah@example.com', tags: ['buyer'] }

const BUYERS = { name: 'Buyers', filter: { tags: ['buyer'], consent: ['confirmed'] } }

const SIGN_UP_FORM = { name: 'Harbor news', headline: 'New homes first', tags: ['news'] }

const CAMPAIGN = {
  name: 'Spring',
  subject: 'Three new homes by the sea',
  body: [{ kind: 'button', label: 'See them', url: 'https://example.com/homes' }],
  segment: null,
  scheduled_at: null,
}

const OFFERING = {
  title: 'Photographs at first light',
  kind: 'service',
  description: 'Forty pictures of a house.',
  price: 120,
  currency: 'EUR',
  coin_price: 40,
}

const PASSWORDS = { password: 'brass-kettle-71', password_confirmation: 'brass-kettle-71' }

const SUBSCRIPTION = 'https://push.example/send/1'

/** Bodies of calls by route. Validators check them in a test. */
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

  'api_tokens.store': { name: 'Import at night', abilities: ['read', 'create'] },
  'two_factor.confirm': { code: '492039' },
  'passkeys.store': {
    name: 'Phone',
    credential: {
      id: 'bm9ib2R5',
      rawId: 'bm9ib2R5',
      type: 'public-key',
      response: { clientDataJSON: 'eyJjaGFsbGVuZ2UiOiJhIn0', attestationObject: 'oA' },
    },
  },
  'passkeys.update': { name: 'Old phone' },
  'password_settings.update': { current_password: 'copper-lamp-52', ...PASSWORDS },
  'password_settings.store': PASSWORDS,
  'account_settings.destroy': { password: 'brass-kettle-71' },
  'session_settings.clear': { password: 'brass-kettle-71' },
  'channel_authorizations.store': { socket_id: '1.1', channel_name: 'private-chat.12' },
  'user_authorizations.store': { socket_id: '1.1' },
  'reports.store': { subject_type: 'message', subject_id: 31, reason: 'spam', note: 'Again.' },
  'staff_reports.resolve': { note: 'Seen.', takes_down: true },
  'staff_reports.dismiss': { note: 'Nothing wrong with it.' },
  'notifications.read': { ids: [51, 52] },
  'notification_settings.update': { channels: { follow: { email: false, push: true } } },
  'push_subscriptions.store': {
    endpoint: SUBSCRIPTION,
    keys: {
      p256dh:
        'BJ03RWJOgOgQUrFMeGOMu_ljD7kQvgnmAmLitWtvjayxcx6NIE6Ne6hD-hIkMdhCP-QiFt3SwTGNRCjDtKQ52Gw',
      auth: 'g7IZJwWU3pi84K_j4dLHCg',
    },
  },
  'push_subscriptions.destroy': { endpoint: SUBSCRIPTION },
  'stats.update': {
    stats: { headline: 'Homes by the sea', years_experience: 9, languages: ['Italian'] },
  },
  'profile_settings.update': { name: 'Livia Conti', bio: 'Homes by the sea.', photo_id: 21 },
  'received_invitations.answer': { accept: true },
  'received_invitations.answer_here': { accept: true },
  'current_team.update': { team_id: 3 },
  'teams.update': { team: { name: 'Rinaldi & Figli', type: 'studio' } },
  'teams.destroy': { properties: 'owners' },
  'team_transfers.store': { user_id: 7 },
  'team_domains.store': { domain: 'rinaldi.example' },
  'team_invitations.store': { email: 'noah@example.com', role: 'agent' },
  'team_requests.store': { message: 'I sell on the same coast.' },
  'team_requests.respond': { accept: true },
  'team_members.update': { role: 'viewer' },
  'team_members.destroy': { take_listings: true },
  'webhooks.update': { webhook: { is_enabled: true } },
  'api.bulk_listings.duplicate': { slugs: ['casa-livia'] },
  'api.bulk_listings.change_status': { slugs: ['casa-livia'], status: 'archive' },
  'api.bulk_listings.change_price': {
    step: { kind: 'percent', value: -5 },
    listings: [{ slug: 'casa-livia', price: 1_250_000 }],
  },
  'api.listing_invitations.store': {
    label: 'The Bergs',
    email: 'noah@example.com',
    expires_in_days: 30,
  },
  'api.property_images.update': { image: { alt: 'The terrace above the harbor' } },
  'api.documents.update': { document: { kind: 'energy_certificate', is_public: true } },
  'api.document_requests.update': { request: { status: 'accepted' } },
  'api.animations.update': { animations: { ken_burns: 'gentle' } },
  'api.components.update': {
    component: { content: { headline: 'Above the harbor' }, images: [21, 22] },
  },
  'api.saved_searches.update': { saved_search: { frequency: 'weekly' } },
  'api.design_orders.generate': { image: PHOTO, options: LOOK },
  'api.design_orders.regenerate': { generatedDesignId: 8, options: LOOK, withOptions: true },
  'api.photograph_checks.store': { image: PHOTO },
  'api.restyles.store': {
    options: { theme: 'japandi' },
    photos: [{ image: 21, room_type: 'bedroom' }],
  },
  'api.restyle_listings.store': { items: [14, 15] },
  'api.design_prompts.store': { name: 'Quiet', prompt: 'Oak and wool', options: LOOK },
  'api.design_shares.store': { compares: true, tells_prompt: false },
  'api.design_corrections.update': { image: 'data:image/png;base64,iVBORw0KGgo=' },
  'api.design_listings.store': { slug: 'casa-livia' },
  'api.walkthroughs.store': { walkthrough: { title: 'The house', property_slug: 'casa-livia' } },
  'api.walkthroughs.update': { walkthrough: { description: 'Room by room.' } },
  'api.walkthrough_publications.update': { publish: true },
  'api.walkthrough_videos.store': { video: { id: 4, title: 'Hall', position: 0 } },
  'api.walkthrough_videos.store_blank': {
    walkthrough_slug: 'the-house',
    title: 'Hall',
    size: 48_120_334,
    type: 'video/mp4',
  },
  'api.walkthrough_videos.update': {
    video: { title: 'Hall', poster_time: 1.5, chapters: [{ title: 'Stairs', starts_at: 8 }] },
  },
  'api.video_lists.store': { list: { name: 'Garden' } },
  'api.video_lists.update': { list: { name: 'Garden', position: 1 } },
  'api.spots.store': { spot: SPOT },
  'api.spots.store_of_walkthrough': { spot: SPOT },
  'api.spots.update': { spot: { caption: 'Evening on the terrace' } },
  'api.comments.store': { content: 'Which marble is that?', client_id: 'comment-1' },
  'api.spot_views.store': { watched_ms: 2500, slide_id: 41 },
  'api.chat_preferences.update': { shows_presence: true, digest: 'daily' },
  'api.chats.update': { name: 'Riviera', slow_mode_seconds: 0 },
  'api.readings.store': { message_id: 31 },
  'api.chat_settings.mute': { is_muted: true },
  'api.chat_settings.block': { is_blocked: true },
  'api.chat_requests.respond': { accept: true },
  'api.chat_members.store': { user_ids: [7, 9] },
  'api.chat_members.update': { role: 'admin' },
  'api.messages.update': { content: 'Yes, on all four sides.' },
  'api.reactions.store': { emoji: '👍' },
  'api.journals.store': { journal: { title: 'The house', visibility: 'link' } },
  'api.journals.update': { journal: { visibility: 'public', cover_image_id: 21 } },
  'api.entries.store': { entry: { title: 'The wall', body: TEXT } },
  'api.entries.update': { entry: { body: TEXT, status: 'publish' }, version: 3 },
  'api.dreams.store': {
    dream: { title: 'House by the sea', criteria: { bedrooms: '3', max_price: '2000000' } },
  },
  'api.dreams.update': { dream: { visibility: 'link', cover_item_id: 61 } },
  'api.dream_items.store': { item: { kind: 'property', content: { property_slug: 'casa-livia' } } },
  'api.dream_items.update': { item: { content: { text: 'Open kitchen' }, position: 1 } },
  'api.dream_members.store': { email: 'noah@example.com' },
  'api.dream_invitations.answer': { accept: true },
  'api.row_decisions.store': { decision: 'skip' },
  'api.import_rows.update': { cells: { price: '450000', currency: 'EUR' } },
  'api.inquiries.store': {
    message: 'Is the garden walled?',
    name: 'Noah Berg',
    email: 'noah@example.com',
    wants_viewing_at: '2027-03-07T10:30',
  },
  'api.lead_notes.store': { text: 'Wants a garden' },
  'api.viewing_times.update': { starts_at: '2027-03-07T10:30' },
  'api.viewing_answers.update': { status: 'confirmed' },
  'api.viewing_hours.update': {
    hours: {
      weekly: [{ day: 1, from: '09:00', to: '12:00' }],
      exceptions: [{ date: '2027-12-24', hours: [] }],
    },
  },
  'api.bulk_listings.move': { listings: [{ slug: 'casa-livia', from: null, to: 3 }] },
  'api.bulk_listings.discard_copies': { copies: [{ slug: 'casa-livia-copy', version: 3 }] },
  'api.guest_sights.store': {
    visit: '6f1c1d52-4f2b-4a51-9d0e-3a9b8f6d7c21',
    parts: ['hero', 'rooms'],
    photos: [21],
    documents: [],
  },
  'api.lead_reminders.store': {
    at: '2099-03-07T09:00:00Z',
    text: 'Call back',
    time_zone: 'Europe/Rome',
  },
  'api.lead_reminders.update': { done: true },
  'api.gifts.store': { gift: { kind: 'image_credits', contact_id: 5, message: 'Welcome!' } },
  'api.open_houses.store': {
    open_house: {
      property_slug: 'casa-livia',
      ...OPEN_HOUSE,
      repeat: { every: 'week', count: 2 },
    },
  },
  'api.open_houses.update': { open_house: OPEN_HOUSE },
  'api.open_house_visitors.store': {
    name: 'Noah Berg',
    email: 'noah@example.com',
    consent: true,
    client_id: 'visitor-1',
  },
  'api.areas.store': { area: HARBOR },
  'api.areas.update': { area: HARBOR },
  'api.contacts.store': { contact: CONTACT },
  'api.contacts.update': { contact: { consent: { status: 'withdrawn' } } },
  'api.contacts_changes.store': { contacts: { ids: [5, 6], change: 'tag', tag: 'buyer' } },
  'api.segments.store': { segment: BUYERS },
  'api.segments.update': { segment: BUYERS },
  'api.forms.store': { form: SIGN_UP_FORM },
  'api.forms.update': { form: { text: 'Once a month.' } },
  'api.senders.update': {
    sender: {
      name: 'Livia Conti',
      postal_address: 'Via Garibaldi 1, Genoa',
      time_zone: 'Europe/Rome',
    },
  },
  'api.campaigns.store': { campaign: CAMPAIGN },
  'api.campaigns.update': { campaign: { subject: 'Four new homes by the sea' } },
  'api.campaign_sendings.store': { now: true },
  'api.mail_bounces.store': {
    type: 'email.bounced',
    data: { to: ['noah@example.com'], bounce: { type: 'Permanent' } },
  },
  'api.coin_conversions.store': { coins: 20 },
  'api.pursuits.store': { property_slug: 'casa-livia', stage: 'visited' },
  'api.pursuits.update': { pursuit: { stage: 'offer', note: 'Ask about the roof', rating: 4 } },
  'api.pursuit_sharing.invite': { email: 'noah@example.com' },
  'api.pursuit_sharing.answer': { accept: true },
  'api.offerings.store': { offering: OFFERING },
  'api.offerings.update': { offering: { ...OFFERING, status: 'publish' } },
  'api.offering_requests.store': {
    message: 'The house is white.',
    pay_with: 'coin',
    wished_on: '2099-03-07',
    seen: { coin_price: 40 },
  },
  'api.offering_requests.respond': { accept: true },
  'api.offering_requests.propose': { wished_on: '2099-05-04' },
  'api.offering_requests.agree': { accept: true },
  'api.offering_requests.review': { rating: 5, text: 'Quiet and exact.' },
}
