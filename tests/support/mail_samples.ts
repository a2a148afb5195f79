import { plainLetterText, textHtml } from '#app/farm/campaigns/letter_text'
import type { RichBlock } from '#app/common/rich_text/rich_text'

const at = (path: string) => `https://vesta.example/${path}`
const person = { name: 'Zoë O’Hara', handle: 'zoe' }

const WORDS: RichBlock[] = [
  { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'By the harbor' }] },
  { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Three homes' }] },
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Doors open on ' },
      { type: 'text', text: 'Saturday', marks: [{ type: 'bold' }] },
      { type: 'hardBreak' },
      {
        type: 'text',
        text: 'How to get there',
        marks: [{ type: 'link', attrs: { href: at('way') } }],
      },
    ],
  },
  {
    type: 'bulletList',
    content: [
      {
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Light' }] }],
      },
    ],
  },
  {
    type: 'orderedList',
    content: [
      {
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Quiet' }] }],
      },
    ],
  },
  {
    type: 'blockquote',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Come early' }] }],
  },
]
const asIs = (url: string) => url
const card = { kind: 'card', name: 'House at the pier', words: '€ 900,000 · Genoa', text: '' }

/** What each view of `resources/views/mails` that has a text beside it may be given: all parts of it. */
export const MAIL_SAMPLES: Record<string, object> = {
  address_owned: {
    subject: 'Your account',
    user: person,
    url: at('login'),
    resetUrl: at('forgot-password'),
  },
  campaign: {
    subject: 'Three homes by the harbor',
    preview: 'Doors open on Saturday',
    senderName: 'Nora Lind',
    postalAddress: 'Via Garibaldi 1, 16124 Genoa',
    stopUrl: at('campaign/stop'),
    blocks: [
      { kind: 'text', html: textHtml(WORDS, asIs), text: plainLetterText(WORDS, asIs) },
      { kind: 'picture', url: at('pier.jpg'), alt: 'The pier in the evening', text: '' },
      { ...card, label: null, image: at('house.jpg'), url: at('properties/pier') },
      { ...card, label: 'Open house', image: null, url: at('open-houses/pier') },
      { kind: 'button', label: 'See the homes', url: at('homes'), text: 'See the homes' },
    ],
  },
  domain_lost: {
    owner: person.name,
    team: 'Lind & Sons',
    domain: 'homes.example',
    url: at('teams/lind'),
  },
  dream_invitation: {
    dream: 'By the sea',
    inviter: person.name,
    email: 'ada@example.com',
    days: 7,
    url: at('invitations/dream'),
  },
  email_change: { name: person.name, url: at('email/new') },
  export_ready: { name: person.name, url: at('settings/export') },
  gift: {
    sender: person.name,
    gift: 'Ten credits',
    message: 'Welcome home!',
    url: at('gifts/one'),
  },
  gift_code: { partner: 'Harbor Flowers', gift: 'A bouquet', code: 'ABCD-1234' },
  inquiry_confirmation: { home: 'House at the pier', url: at('inquiries/one') },
  listing_invitation: {
    listing: 'House at the pier',
    inviter: person.name,
    expiry: 'May 4, 2030',
    url: at('private/one'),
  },
  notification: {
    subject: 'Ada follows you',
    label: 'Followers',
    sentences: ['Ada follows you', 'Elio follows you'],
    more: 3,
    action: 'See all',
    url: at('notifications'),
    stopUrl: at('notifications/stop'),
  },
  open_house: {
    subject: 'You’re registered',
    paragraphs: ['See you on Saturday at 10.', 'Via Garibaldi 1, Genoa'],
    action: { url: at('pass/one'), text: 'Show your pass' },
    reason: 'You’re getting this because you registered for this open house.',
    qrId: 'pass',
  },
  password_reset: { user: person, url: at('reset-password/one') },
  pursuit_invitation: {
    inviter: person.name,
    email: 'ada@example.com',
    days: 7,
    url: at('invitations/pursuit'),
  },
  viewing: {
    subject: 'Your viewing is confirmed: House at the pier',
    paragraphs: ['Ada will show you House at the pier.', 'Where: Via Garibaldi 1, Genoa'],
    action: { url: at('viewings/one'), text: 'See your viewing' },
    reason: 'You’re getting this because someone asked for this viewing with your address.',
  },
  search_confirmation: {
    subject: 'Confirm your search',
    name: 'Sea view',
    days: 7,
    url: at('searches/confirm'),
  },
  search_matches: {
    subject: 'Two new homes',
    homes: [
      {
        name: 'House at the pier',
        words: '€ 900,000 · Genoa',
        searches: '“Sea view” and “Quiet”',
        url: at('properties/pier'),
      },
      {
        name: 'Old mill',
        words: '€ 300,000 · Lucca',
        searches: '“Quiet”',
        url: at('properties/mill'),
      },
    ],
    more: 2,
    stopUrl: at('searches/stop'),
  },
  sign_up_confirmation: { sender: person.name, url: at('join/confirm') },
  team_invitation: { team: 'Lind & Sons', inviter: person.name, url: at('invitations/team') },
  undo: {
    name: person.name,
    subject: 'Your password was changed',
    sentence: 'somebody changed the password of your account.',
    url: at('undo/one'),
  },
  unread_digest: {
    user: person,
    subject: '4 unread messages',
    chats: [
      { name: 'Ada', count: 3, words: 'Is it light?' },
      { name: 'Elio', count: 1, words: 'See you' },
    ],
    more: 2,
    url: at('chats'),
    stopUrl: at('chats/stop'),
  },
  verification: { user: person, url: at('verify/one') },
  webhook_disabled: {
    name: person.name,
    host: 'hooks.example',
    owner: 'you',
    reason: 'It answered 410 Gone, which means that nothing listens there any more.',
    url: at('webhooks/1'),
  },
}
