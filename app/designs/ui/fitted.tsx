import type { ReactNode } from 'react'

/** The `sizes` attribute of images on the stage. */
export const STAGE_SIZES = '(min-width: 1024px) calc(100vw - 560px), 100vw'

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
