import type { ReactNode } from 'react'

interface FittedProps {
  /** of the picture, in any unit */
  width: number
  height: number
  /** as a CSS length; most of what one sees at once unless told */
  mostHeight?: string
  children: ReactNode
}

/** A picture as wide as there is room for, and never higher than what one sees at once. */
export function Fitted({ width, height, mostHeight = '76dvh', children }: FittedProps) {
  return (
    <div className="mx-auto w-full" style={{ maxWidth: `calc(${mostHeight} * ${width / height})` }}>
      {children}
    </div>
  )
}
