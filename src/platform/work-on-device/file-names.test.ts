import { expect, it } from 'vitest'
import { filesIn, namesIn, pickedFilesIn, withFiles, withNames } from './file-names.ts'

const [heic, jpeg, gif, frame, plain] = ['a.heic', 'a.jpg', 'b.gif', 'b.png', 'c.jpg'].map(
  (name) => new File([''], name),
)

it('finds every file once; of what was made of a picked file that one alone', () => {
  const photos = [
    { file: jpeg, picked: heic },
    { file: frame, picked: gif, animation: { file: gif } },
    { file: plain, picked: plain },
    // What was picked is gone.
    { file: frame, picked: null },
  ]
  expect(filesIn({ photos })).toEqual([jpeg, heic, frame, gif, plain])
  expect(pickedFilesIn({ photos })).toEqual([heic, gif, plain, frame])
})

it('puts names in the place of files, and files in the place of names', () => {
  const value = { photos: [{ file: jpeg, turns: 1 }, { file: heic }], title: null }
  const recorded = JSON.parse(JSON.stringify(withNames(value, (file) => (file === jpeg ? 'f1' : undefined))))
  expect(recorded).toEqual({
    photos: [{ file: { $file: 'f1' }, turns: 1 }, { file: { $file: null } }],
    title: null,
  })
  expect([...namesIn(recorded)]).toEqual(['f1'])
  expect(withFiles(recorded, () => jpeg)).toEqual({ ...value, photos: [value.photos[0], { file: null }] })
})
