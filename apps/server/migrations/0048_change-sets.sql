CREATE TABLE "change_set_documents" (
	"set_id" uuid NOT NULL,
	"document" text NOT NULL,
	"brand" text NOT NULL,
	"base" jsonb,
	"value" jsonb,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"publication" bigint,
	"settled_at" timestamp with time zone,
	CONSTRAINT "change_set_documents_set_id_document_pk" PRIMARY KEY("set_id","document")
);
--> statement-breakpoint
CREATE TABLE "change_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"owner_id" uuid,
	"owner_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"published_by" text,
	"published_at" timestamp with time zone,
	"reason" text,
	"takes_back" uuid
);
--> statement-breakpoint
CREATE TABLE "setting_windows" (
	"id" serial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"unpublish_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "page_versions" ADD COLUMN "layer" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "change_set_documents" ADD CONSTRAINT "change_set_documents_set_id_change_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."change_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_set_documents_of" ON "change_set_documents" USING btree ("brand","document","publication");--> statement-breakpoint
CREATE INDEX "change_set_documents_newest" ON "change_set_documents" USING btree ("brand","publication");--> statement-breakpoint
CREATE INDEX "change_sets_by_state" ON "change_sets" USING btree ("brand","state","changed_at");--> statement-breakpoint
CREATE INDEX "setting_windows_of" ON "setting_windows" USING btree ("brand","language","key");