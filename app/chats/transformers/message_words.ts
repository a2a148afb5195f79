import type Message from '#app/chats/models/message'

const WORDS_OF_TYPE: Partial<Record<Message['type'], string>> = {
  image: 'Sent a photo',
  video: 'Sent a video',
  property: 'Sent a listing',
  spot: 'Sent a spot',
  design: 'Sent a design',
}

export function messageWords({ content, type }: Message): string {
  return content || (WORDS_OF_TYPE[type] ?? 'New message')
}
