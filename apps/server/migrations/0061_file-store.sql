CREATE TABLE "leftover_files" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "picture_versions" ADD COLUMN "stored_as" text;--> statement-breakpoint
ALTER TABLE "review_photos" ADD COLUMN "stored_as" text;--> statement-breakpoint
CREATE FUNCTION note_leftover_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO leftover_files (key) VALUES (OLD.stored_as) ON CONFLICT (key) DO UPDATE SET at = now();
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER picture_versions_leftover AFTER DELETE ON "picture_versions" FOR EACH ROW WHEN (OLD.stored_as IS NOT NULL) EXECUTE FUNCTION note_leftover_file();--> statement-breakpoint
CREATE TRIGGER review_photos_leftover AFTER DELETE ON "review_photos" FOR EACH ROW WHEN (OLD.stored_as IS NOT NULL) EXECUTE FUNCTION note_leftover_file();
