import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Photos to PDF under 5 MB',
  description:
    'Put photos or photographed pages into one PDF that stays below 5 MB, for portals and mailboxes that take no more.',
  keywords: 'photo picture jpg scan pdf under 5 mb 5mb small compress limit application attachment portal',
}

export const messages: PresetMessages = {
  title: 'Photos to PDF under 5 MB',
  intro: 'Add photos in their order: the finished PDF will have 5 MB at most.',
  sections: [
    {
      title: 'Who sets this limit',
      text: 'Portals for applications, claims and reimbursements often take a single PDF of a few megabytes, while one phone photo alone can have three or four. Choose 2 MB, 10 MB or a size of your own under “Largest File Size” if yours differs.',
    },
    {
      title: 'How the pages share the space',
      text: 'Photos that fit together stay exactly as they are. Otherwise all of them are brought to the same quality, step by step, until the document fills the limit as well as it can. If even the lowest quality is too much, you are told the smallest possible size instead of getting a PDF that is too large.',
    },
    {
      title: 'Letters, receipts, certificates',
      text: 'For photographed paper, set “Clean Up Scans” to grayscale or to black and white. The page is found, straightened and freed of shadows, and pure black and white takes the fewest bytes, so that many more pages fit.',
    },
  ],
}
