import type { ComponentProps, ReactNode } from 'react'
import { classStyle } from '#app/kit/display/class_style'
import { Photo } from '#app/kit/media/photo'
import type { Picture } from '#app/kit/media/picture'

type Handlers = Pick<
  ComponentProps<'div'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>

/** Handlers are for the picture, without the margin of the paper. */
interface PlanPaperProps extends Handlers {
  picture: Picture
  name: string
  /** the photo's `sizes` attribute */
  sizes: string
  /** loaded at once, for printing */
  priority?: boolean
  /** placed over the picture in shares of it */
  children?: ReactNode
  className?: string
}

/** The tallest that a plan gets, in pixels; it keeps its proportions. */
const MAX_HEIGHT = 620

/** A floor plan in full on white paper, in both themes. */
export function PlanPaper({
  picture,
  name,
  sizes,
  priority,
  children,
  className = '',
  ...handlers
}: PlanPaperProps) {
  const ratio = picture.width / picture.height
  return (
    <div
      data-theme="light"
      className={`rounded-6 border border-line bg-white p-3 text-ink md:p-6 ${className}`}
    >
      <div
        className="relative mx-auto"
        style={{ aspectRatio: ratio, maxWidth: Math.round(MAX_HEIGHT * ratio) }}
        {...handlers}
      >
        <Photo
          image={{ ...picture, placeholder: null }}
          alt={name}
          ratio="fill"
          sizes={sizes}
          priority={priority}
          className="bg-white!"
        />
        {children}
      </div>
    </div>
  )
}

/** A pin’s number; its button is larger than what is seen of it, for fingers. */
export const planPinStyle = classStyle({
  base: 'grid size-7 shrink-0 place-items-center rounded-full border-2 border-white bg-ink text-12 font-medium text-white shadow-float num',
  variants: {
    isOnPlan: {
      true: 'absolute -translate-1/2 outline-offset-2 after:absolute after:-inset-2 hover:z-10 hover:bg-brass focus-visible:z-10',
    },
    isLoose: { true: 'border-dashed border-ink bg-white text-ink hover:text-white' },
  },
})

/** Where a pin stands on the picture. */
export function pinPlace({ x, y }: { x: number; y: number }) {
  return { left: `${x * 100}%`, top: `${y * 100}%` }
}
