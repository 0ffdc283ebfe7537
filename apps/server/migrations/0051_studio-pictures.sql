CREATE TABLE "library_pictures" (
	"file" text PRIMARY KEY NOT NULL,
	"folder" text NOT NULL,
	"alts" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"uploaded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "picture_versions" (
	"file" text NOT NULL,
	"version" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"dominant_colour" text NOT NULL,
	"focus" jsonb,
	"bytes" "bytea",
	"employee_name" text,
	"reason" text,
	"at" timestamp with time zone,
	CONSTRAINT "picture_versions_file_version_pk" PRIMARY KEY("file","version")
);
--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "focus" jsonb;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "is_stored" boolean DEFAULT false NOT NULL;