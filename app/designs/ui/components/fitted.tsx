import type { ReactNode } from 'react'

interface FittedProps {
  /** of the picture, in any unit */
  width: number
  height: number
  children: ReactNode
}

/** A picture as wide as there is room for, and never higher than what one sees at once. */
export function Fitted({ width, height, children }: FittedProps) {
  return (
    <div className="w-full" style={{ maxWidth: `calc(76dvh * ${width / height})` }}>
      {children}
    </div>
  )
}
