import type { Data } from '#data'

export type Spot = Data.Spots.Spot
export type Slide = Spot['slides'][number]
export type Comment = Data.Spots.Comments.Comment
export type CommentThread = Comment & { replies: Comment[] }
