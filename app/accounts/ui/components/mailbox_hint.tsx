import { TextLink } from '#app/kit/button/text_link'

export function MailboxHint() {
  return (
    <p className="text-13 text-muted">
      Emails aren’t sent from this machine. <TextLink href="/dev/mails">Read them here</TextLink>.
    </p>
  )
}
