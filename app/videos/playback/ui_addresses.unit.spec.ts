import { test } from '@japa/runner'
import { addressesIn } from '#app/videos/playback/ui/renew_addresses'

test.group('Addresses in a playlist', (group) => {
  group.tap((each) => each.tags(['@no_sql']))

  test('are absolute and in order, the beginning apart', ({ assert }) => {
    const playlist = [
      '#EXTM3U',
      '#EXT-X-MAP:URI="/files/init.mp4?s=1"',
      '#EXTINF:2.0,',
      'seg_00000.m4s?s=2',
      '#EXTINF:2.0,',
      'https://bucket.example/seg_00001.m4s',
      '#EXT-X-ENDLIST',
    ].join('\r\n')
    assert.deepEqual(addressesIn(playlist, 'https://vesta.example/videos/a/360p.m3u8'), {
      beginning: 'https://vesta.example/files/init.mp4?s=1',
      segments: [
        'https://vesta.example/videos/a/seg_00000.m4s?s=2',
        'https://bucket.example/seg_00001.m4s',
      ],
    })
  })
})
