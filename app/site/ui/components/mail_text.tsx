import { TextLink } from '#app/common/ui/kit/text_link'

const ADDRESS = /(https?:\/\/\S+)/

/** A mail's plain text, its addresses as links. */
export function MailText({ text }: { text: string }) {
  return (
    <p className="max-w-[68ch] break-words whitespace-pre-wrap">
      {text.split(ADDRESS).map((part, index) =>
        ADDRESS.test(part) ? (
          <TextLink key={index} href={part}>
            {part}
          </TextLink>
        ) : (
          part
        )
      )}
    </p>
  )
}
