/** Which of somebody's designs. */
export interface DesignFilter {
  /** the favourites only */
  isFavorite?: boolean
  roomType?: string
}

/** Values of `?favorite=` that ask for the favourites only. */
const YES = ['1', 'true']

/** Reads `?favorite&roomType`; what makes no sense asks for nothing. */
export function designFilter({ favorite, roomType }: Record<string, unknown>): DesignFilter {
  return {
    isFavorite: YES.includes(String(favorite)),
    ...(typeof roomType === 'string' ? { roomType } : {}),
  }
}
