import { useState } from 'react'
import { classStyle, type StyleProps } from '#app/kit/display/class_style'
import { initials } from '#app/kit/display/initials'

const avatarStyle = classStyle({
  base: 'relative grid shrink-0 place-items-center overflow-hidden bg-raised font-medium text-muted select-none',
  variants: {
    /** people are round, teams square */
    shape: { round: 'rounded-full', square: 'rounded-6' },
    size: {
      xs: 'size-6 text-12',
      sm: 'size-8 text-12',
      md: 'size-10 text-13',
      list: 'size-12 text-15',
      lg: 'size-14 text-18',
      xl: 'size-24 text-28',
      profile: 'size-22 text-28 md:size-36 md:text-48',
    },
  },
  defaultVariants: { size: 'md', shape: 'round' },
})

interface AvatarProps extends StyleProps<typeof avatarStyle> {
  name: string
  src: string | null
  /** false if the name is shown next to it anyway */
  isNamed?: boolean
}

/** Shows initials until the photo has loaded, or if there is none. */
export function Avatar({ name, src, isNamed = false, size, shape }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)

  return (
    <span
      className={avatarStyle({ size, shape })}
      {...(isNamed ? { 'role': 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {initials(name)}
      {src && src !== brokenSrc && (
        <img
          src={src}
          alt=""
          width={144}
          height={144}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setBrokenSrc(src)}
        />
      )}
    </span>
  )
}
