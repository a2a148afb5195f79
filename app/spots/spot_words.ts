interface Titled {
  caption: string
  user: { name: string }
}

interface Shown<Picture> {
  image: Picture | null
  video: { poster: Picture | null } | null
}

const MAX_TITLE_CHARACTERS = 80

/** The caption’s start, or whose spot it is. */
export function spotTitle({ caption, user }: Titled): string {
  const line = caption.split('\n')[0].trim()
  if (!line) return `A spot by ${user.name}`
  return line.length > MAX_TITLE_CHARACTERS ? `${line.slice(0, MAX_TITLE_CHARACTERS - 1)}…` : line
}

/** What stands for a slide until it plays. */
export function slidePictureOf<Picture>({ video, image }: Shown<Picture>): Picture | null {
  return image ?? video?.poster ?? null
}

export function coverOf<Picture>({ slides }: { slides: Shown<Picture>[] }): Picture | null {
  return slides.length ? slidePictureOf(slides[0]) : null
}
