import PostalMime, { type Email } from 'postal-mime'

export interface SentMail {
  to: string
  subject: string
  text: string
  html: string
  header: (name: string) => string | undefined
}

export async function readMail(message: Buffer | string): Promise<SentMail> {
  const mail: Email = await PostalMime.parse(message)
  return {
    to: mail.to?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    header: (name) => mail.headers.find(({ key }) => key === name)?.value,
  }
}
