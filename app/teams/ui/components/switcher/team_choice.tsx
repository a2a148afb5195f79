import { Check, UserRound } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { Avatar } from '#app/kit/display/avatar'

interface TeamChoiceProps {
  name: string
  note: string
  photo?: string | null
  /** of the team’s page; none for no team */
  href?: string
  isCurrent: boolean
  isDisabled: boolean
  onChoose: () => void
  onVisit?: () => void
}

export function TeamChoice({
  name,
  note,
  photo = null,
  href,
  isCurrent,
  onVisit,
  ...choice
}: TeamChoiceProps) {
  return (
    <li className="flex items-center gap-2 rounded-2 hover:bg-raised">
      <button
        type="button"
        aria-pressed={isCurrent}
        disabled={choice.isDisabled}
        onClick={choice.onChoose}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-2 px-3 py-2 text-left"
      >
        {href ? (
          <Avatar name={name} src={photo} shape="square" />
        ) : (
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-raised text-muted">
            <UserRound size={18} strokeWidth={1.5} aria-hidden />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate">
            {name}
          </span>
          <span dir="auto" className="block truncate text-13 text-muted">
            {note}
          </span>
        </span>
        {isCurrent && (
          <Check size={18} strokeWidth={1.5} aria-hidden className="shrink-0 text-brass" />
        )}
      </button>
      {href && (
        <ButtonLink
          href={href}
          variant="quiet"
          size="sm"
          aria-label={`Open ${name}`}
          onClick={onVisit}
        >
          Open
        </ButtonLink>
      )}
    </li>
  )
}
