import { TextLink } from '#app/kit/button/text_link'

const ADDRESS = /(https?:\/\/\S+)/

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
