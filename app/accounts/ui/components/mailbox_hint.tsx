import { TextLink } from '#app/common/ui/kit/text_link'

/** Where mails are written to a folder instead of being sent, this is where to read them. */
export function MailboxHint() {
  return (
    <p className="text-13 text-muted">
      Mails stay on this machine: <TextLink href="/dev/mails">read them here</TextLink>.
    </p>
  )
}
