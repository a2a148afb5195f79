import { BaseTransformer } from '@adonisjs/core/transformers'
import type VideoList from '#app/walkthroughs/lists/video_list'

export interface CountedList {
  list: VideoList
  videosCount: number
}

export default class VideoListTransformer extends BaseTransformer<CountedList> {
  toObject() {
    const { list, videosCount } = this.resource
    return {
      id: list.id,
      name: list.name,
      position: list.position,
      videos_count: videosCount,
    }
  }
}
