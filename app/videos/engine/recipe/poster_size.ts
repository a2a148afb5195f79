import { fit } from './ladder.js'

const MAX_POSTER_SIDE_PX = 1080

export const posterSize = (video: { width: number; height: number }) =>
  fit(video, MAX_POSTER_SIDE_PX)
