import type { ReactNode } from 'react'

interface FittedProps {
  width: number
  height: number
  /** a CSS length */
  maxHeight?: string
  children: ReactNode
}

/** As wide as possible, but never taller than the viewport. */
export function Fitted({ width, height, maxHeight = '76dvh', children }: FittedProps) {
  return (
    <div className="mx-auto w-full" style={{ maxWidth: `calc(${maxHeight} * ${width / height})` }}>
      {children}
    </div>
  )
}
