import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Photos to PDF under 5 MB',
  description:
    'Combine photos or photographed pages into one PDF of 5 MB or less, for portals and mailboxes that accept no more.',
  keywords: 'photo picture jpg scan pdf under 5 mb 5mb small compress limit application attachment portal',
}

export const messages: PresetMessages = {
  title: 'Photos to PDF under 5 MB',
  intro: 'Add photos in order: the finished PDF will be 5 MB or less.',
  sections: [
    {
      title: 'Who sets this limit',
      text: 'Portals for applications, claims and reimbursements often accept a single PDF of a few megabytes, while one phone photo can take up three or four. If your limit is different, choose 2 MB, 10 MB or a custom size under “Maximum file size”. Here 5 MB is 5,242,880 bytes. For a portal that counts 5,000,000, enter 4882 KB.',
    },
    {
      title: 'How the pages share the space',
      text: 'If your photos fit, they stay as they are. If they don’t, quality and then resolution are lowered equally for all of them until the document is as close to the limit as it can be. If even the lowest level is too large, the page tells you the smallest possible size instead of making a PDF that doesn’t fit.',
    },
    {
      title: 'Letters, receipts, certificates',
      text: 'For photographed paper, set “Clean up scans” to “Greyscale” or “Black and white”. The tool finds the page, straightens it and removes shadows. Text in pure black and white takes the fewest bytes, so more pages fit.',
    },
  ],
}
