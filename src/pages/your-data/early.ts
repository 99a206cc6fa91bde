import { startIfStored } from '../../platform/stored-data/start-if-stored.ts'

void startIfStored()
