import type { NotificationWords } from '#app/notifications/registry/notification_kinds'

/** What a notice says of a lead. Someone's name comes before `assigned`. */
export function leadSentence({ name, home, what }: NotificationWords): string {
  if (what === 'viewing') return `${name} would like to see ${home}`
  if (what === 'open_house') return `${name} came to your open house at ${home}`
  if (what === 'form') return `${name} signed up with ${home}`
  if (what === 'document') return `${name} asked for a document of ${home}`
  if (what === 'assigned') return `assigned ${name} to you`
  return `${name} asked about ${home}`
}
