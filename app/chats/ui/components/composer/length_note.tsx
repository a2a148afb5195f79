interface LengthNoteProps {
  length: number
  longest: number
  isTooLong: boolean
}

const TOLD_FROM = 0.95

export function LengthNote({ length, longest, isTooLong }: LengthNoteProps) {
  if (length < longest * TOLD_FROM) return null
  const left = Math.abs(longest - length)
  return (
    <p
      role="status"
      className={`num mt-1.5 px-14 text-13 ${isTooLong ? 'text-danger' : 'text-muted'}`}
    >
      {isTooLong
        ? `${left} characters over the limit of ${longest.toLocaleString('en-US')}`
        : `${left} characters left`}
    </p>
  )
}
