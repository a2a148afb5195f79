import { useLayoutEffect, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react'
import { useMentions } from '#app/chats/composing/ui/use_mentions'
import type { UserCard } from '#app/chats/ui/chat_types'
import { Avatar } from '#app/kit/display/avatar'
import { POPUP, POPUP_ROW } from '#app/kit/overlay/popup_style'

interface ComposerInputProps {
  input: RefObject<HTMLTextAreaElement | null>
  label: string
  placeholder?: string
  value: string
  /** whom `@` suggests */
  people?: readonly UserCard[]
  onChange: (value: string) => void
  onSubmit: () => void
  /** Arrow Up in an empty field */
  onEditLast: () => void
  onCancel: () => void
  onFiles: (files: File[]) => void
}

/** Enter sends and Shift + Enter starts a new line; on touch screens Enter starts a new line. */
export function ComposerInput({
  input,
  label,
  placeholder = label,
  value,
  people,
  ...on
}: ComposerInputProps) {
  useLayoutEffect(() => fit(input.current), [input, value])
  const { found, active, id, ...mentions } = useMentions({
    input,
    value,
    people,
    onChange: on.onChange,
  })

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (mentions.onKey(event)) return event.preventDefault()
    if (event.key === 'Enter' && !event.shiftKey && !matchMedia('(pointer: coarse)').matches) {
      event.preventDefault()
      on.onSubmit()
    } else if (event.key === 'ArrowUp' && value === '') {
      event.preventDefault()
      on.onEditLast()
    } else if (event.key === 'Escape') {
      on.onCancel()
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData
    if (!files.length) return
    event.preventDefault()
    on.onFiles([...files])
  }

  return (
    <div className="relative">
      {found.length > 0 && (
        <MentionList id={id} people={found} active={active} onChoose={mentions.insert} />
      )}
      <textarea
        ref={input}
        dir="auto"
        rows={1}
        aria-label={label}
        {...mentions.aria}
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          mentions.follow(event.target)
          on.onChange(event.target.value)
        }}
        onSelect={(event) => mentions.follow(event.currentTarget)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className="block field-sizing-content max-h-[40dvh] min-h-12 w-full resize-none rounded-[24px] border border-line bg-surface px-5 py-2.75 text-ink -outline-offset-1 placeholder:text-muted"
      />
    </div>
  )
}

/** For browsers without `field-sizing`. */
function fit(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + 2}px`
}

interface MentionListProps {
  id: string
  people: readonly UserCard[]
  /** index of the one that Enter chooses */
  active: number
  onChoose: (person: UserCard) => void
}

/** People to mention, above the input that keeps the focus. */
function MentionList({ id, people, active, onChoose }: MentionListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="People to mention"
      className={`absolute bottom-full left-0 z-10 mb-2 w-full max-w-90 p-1.5 ${POPUP}`}
    >
      {people.map((person, index) => (
        <li
          key={person.id}
          id={`${id}-${person.id}`}
          role="option"
          aria-selected={index === active}
          data-highlighted={index === active || undefined}
          className={POPUP_ROW}
          // keeps the focus in the input
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <Avatar name={person.name} src={person.avatar} size="sm" />
          <span dir="auto" className="min-w-0 flex-1 truncate">
            {person.name}
          </span>
          <span className="truncate text-13 text-muted">@{person.handle}</span>
        </li>
      ))}
    </ul>
  )
}
