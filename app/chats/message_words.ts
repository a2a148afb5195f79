import type Message from '#app/chats/models/message'

const WORDS_OF_TYPE: Partial<Record<Message['type'], string>> = {
  image: 'Sent a picture',
  property: 'Sent a listing',
  design: 'Sent a design',
}

/** What a message says in one line, where there is room for no more. */
export function messageWords({ content, type }: Message): string {
  return content || (WORDS_OF_TYPE[type] ?? 'Sent something')
}
